CREATE TABLE "tombstones" (
	"audience" text NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tombstones_pkey" PRIMARY KEY("audience","kind","id"),
	CONSTRAINT "tombstones_audience_check" CHECK ("tombstones"."audience" in ('STAFF', 'PUBLIC'))
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_feeds" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "missed_paths" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "former_sealed_secret" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
CREATE INDEX "tombstones_list_idx" ON "tombstones" USING btree ("audience","deleted_at","id");--> statement-breakpoint
CREATE INDEX "tombstones_deleted_idx" ON "tombstones" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "affiliates_updated_idx" ON "affiliates" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_updated_idx" ON "blog_posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_published_updated_idx" ON "blog_posts" USING btree ("updated_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_updated_idx" ON "messages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_updated_idx" ON "portfolio_items" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_published_updated_idx" ON "portfolio_items" USING btree ("updated_at","id") WHERE "portfolio_items"."is_published";--> statement-breakpoint
CREATE INDEX "preview_links_updated_idx" ON "preview_links" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "missed_paths_first_idx" ON "missed_paths" USING btree ("first_at","id");--> statement-breakpoint
CREATE INDEX "missed_paths_updated_idx" ON "missed_paths" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "redirects_updated_idx" ON "redirects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "review_links_updated_idx" ON "review_links" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "reviews_updated_idx" ON "reviews" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "reviews_published_updated_idx" ON "reviews" USING btree ("updated_at","id") WHERE "reviews"."is_published";--> statement-breakpoint
CREATE INDEX "pictures_updated_idx" ON "pictures" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "invitations_updated_idx" ON "invitations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_updated_idx" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "webhooks_updated_idx" ON "webhooks" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_former_check" CHECK ("webhooks"."former_sealed_secret" is null or "webhooks"."former_until" is not null);--> statement-breakpoint
-- by hand: what is there already was changed last when it was made, as far as anybody knows.
UPDATE "affiliates" SET "updated_at" = coalesce("decided_at", "created_at");--> statement-breakpoint
UPDATE "booking_hosts" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "bookings" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "host_feeds" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "saved_views" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "messages" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "preview_links" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "missed_paths" SET "updated_at" = "last_at";--> statement-breakpoint
UPDATE "redirects" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "reply_templates" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "review_links" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "reviews" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "sessions" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "pictures" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "invitations" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "users" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "webhook_deliveries" SET "updated_at" = "created_at";--> statement-breakpoint
UPDATE "webhooks" SET "updated_at" = "created_at";--> statement-breakpoint
-- When a row was changed last in what is shown of it (docs/decisions/046-keeping-in-step.md). What a statement says itself stands.
-- The arguments are the columns that nobody sees.
CREATE OR REPLACE FUNCTION "stamp_updated_at"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := coalesce(TG_ARGV, '{}') || array['updated_at'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.updated_at = '-infinity' THEN
      NEW.updated_at := coalesce((to_jsonb(NEW) ->> 'created_at')::timestamptz, date_trunc('milliseconds', clock_timestamp()));
    END IF;
  ELSIF NEW.updated_at = OLD.updated_at AND to_jsonb(NEW) - hidden IS DISTINCT FROM to_jsonb(OLD) - hidden THEN
    NEW.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), OLD.updated_at + interval '1 millisecond');
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "affiliates" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('is_announced');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "booking_hosts" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('reminders', 'reminder_mail_id', 'reminded_by');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "host_feeds" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('run_at');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "saved_views" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('is_announced', 'reply_tag');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "preview_links" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('token_hash');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "missed_paths" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "redirects" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "reply_templates" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "review_links" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('token_hash', 'reminder_mail_id');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "reviews" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('withdrawal_token_hash');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "pictures" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "invitations" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('token_hash');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('password_hash', 'wants_follow_up_mail', 'wants_weekly_mail');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "webhook_deliveries" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('run_at');--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "webhooks" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('sealed_secret', 'former_sealed_secret');--> statement-breakpoint
-- by hand: whoever deletes rows of these tables leaves tombstones, a cascade and a statement of an operator too.
-- The arguments are the kind, and whether published rows are told to the public.
CREATE OR REPLACE FUNCTION "leave_tombstones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "tombstones" ("audience", "kind", "id", "deleted_at")
    SELECT 'STAFF', TG_ARGV[0], gone."id", date_trunc('milliseconds', clock_timestamp()) FROM gone
    ON CONFLICT ON CONSTRAINT "tombstones_pkey" DO UPDATE SET "deleted_at" = excluded."deleted_at";
  IF TG_NARGS > 1 THEN
    INSERT INTO "tombstones" ("audience", "kind", "id", "deleted_at")
      SELECT 'PUBLIC', TG_ARGV[0], gone."id", date_trunc('milliseconds', clock_timestamp()) FROM gone
      WHERE (to_jsonb(gone) ->> 'is_published')::boolean
      ON CONFLICT ON CONSTRAINT "tombstones_pkey" DO UPDATE SET "deleted_at" = excluded."deleted_at";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The library knows a picture by the id that it has taken over, and nothing of what was replaced.
CREATE OR REPLACE FUNCTION "leave_picture_tombstones"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "tombstones" ("audience", "kind", "id", "deleted_at")
    SELECT 'STAFF', 'MEDIA_PICTURE', coalesce(gone."library_id", gone."id"), date_trunc('milliseconds', clock_timestamp()) FROM gone
    WHERE gone."replaced_by_id" IS NULL
    ON CONFLICT ON CONSTRAINT "tombstones_pkey" DO UPDATE SET "deleted_at" = excluded."deleted_at";
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is taken back is gone for the public, until it is published again.
CREATE OR REPLACE FUNCTION "leave_public_tombstone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published THEN
    DELETE FROM "tombstones" WHERE "audience" = 'PUBLIC' AND "kind" = TG_ARGV[0] AND "id" = NEW.id;
  ELSE
    INSERT INTO "tombstones" ("audience", "kind", "id", "deleted_at")
      VALUES ('PUBLIC', TG_ARGV[0], NEW.id, date_trunc('milliseconds', clock_timestamp()))
      ON CONFLICT ON CONSTRAINT "tombstones_pkey" DO UPDATE SET "deleted_at" = excluded."deleted_at";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "affiliates" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('AFFILIATE');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "api_tokens" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('API_TOKEN');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('BOOKING');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "invitations" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('INVITATION');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "messages" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('MESSAGE');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "preview_links" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('PREVIEW_LINK');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "redirects" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('REDIRECT');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "reply_templates" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('REPLY_TEMPLATE');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "review_links" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('REVIEW_LINK');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "users" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('USER');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "webhooks" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('WEBHOOK');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "blog_posts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('BLOG_POST', 'published');--> statement-breakpoint
CREATE TRIGGER "public_tombstone" AFTER UPDATE OF "is_published" ON "blog_posts" FOR EACH ROW
  WHEN (OLD.is_published IS DISTINCT FROM NEW.is_published) EXECUTE FUNCTION "leave_public_tombstone"('BLOG_POST');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "portfolio_items" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('PORTFOLIO_ITEM', 'published');--> statement-breakpoint
CREATE TRIGGER "public_tombstone" AFTER UPDATE OF "is_published" ON "portfolio_items" FOR EACH ROW
  WHEN (OLD.is_published IS DISTINCT FROM NEW.is_published) EXECUTE FUNCTION "leave_public_tombstone"('PORTFOLIO_ITEM');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('REVIEW', 'published');--> statement-breakpoint
CREATE TRIGGER "public_tombstone" AFTER UPDATE OF "is_published" ON "reviews" FOR EACH ROW
  WHEN (OLD.is_published IS DISTINCT FROM NEW.is_published) EXECUTE FUNCTION "leave_public_tombstone"('REVIEW');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "pictures" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_picture_tombstones"();

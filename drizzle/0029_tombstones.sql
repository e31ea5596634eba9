CREATE TABLE "tombstones" (
	"audience" text NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tombstones_pkey" PRIMARY KEY("audience","kind","id"),
	CONSTRAINT "tombstones_audience_check" CHECK ("tombstones"."audience" in ('STAFF', 'PUBLIC'))
);
--> statement-breakpoint
CREATE INDEX "tombstones_list_idx" ON "tombstones" USING btree ("audience","deleted_at","id");--> statement-breakpoint
CREATE INDEX "tombstones_deleted_idx" ON "tombstones" USING btree ("deleted_at");--> statement-breakpoint
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

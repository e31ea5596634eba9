CREATE TABLE "clock_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"database_ahead_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "content_drafts_form_key";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "via_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "via_name" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "imported_things" ADD COLUMN "line" jsonb;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "about" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "deferrals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "server_reply" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "undelivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "aside" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_network_idx" ON "bookings" USING btree ("network_hash") WHERE "bookings"."network_hash" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_drafts_owner_key" ON "content_drafts" USING btree ("user_id","kind",coalesce("post_id", "item_id")) WHERE "content_drafts"."fields" is not null and coalesce("content_drafts"."post_id", "content_drafts"."item_id") is not null;--> statement-breakpoint
-- by hand: which network a booking came from is not shown, so that forgetting it is no change (0031).
DROP TRIGGER "updated_at" ON "bookings";--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "bookings" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('reminders', 'reminder_mail_id', 'reminded_by', 'network_hash');

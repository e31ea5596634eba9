ALTER TABLE "imported_things" DROP CONSTRAINT "imported_things_kind_check";--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state_check";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "given" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "choice" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "actor" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone" jsonb;--> statement-breakpoint
CREATE INDEX "imports_updated_idx" ON "imports" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "imported_things" ADD CONSTRAINT "imported_things_kind_check" CHECK ("imported_things"."kind" in ('post', 'item', 'picture', 'redirect', 'enquiry', 'review'));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_check" CHECK ("imports"."state" in ('uploading', 'looking', 'ready', 'running', 'done', 'undoing', 'undone', 'failed'));--> statement-breakpoint
-- by hand: what is there already was changed last when it ended, as far as anybody knows; then the triggers of a table that is listed.
UPDATE "imports" SET "updated_at" = coalesce("ended_at", "started_at");--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "imports" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('given', 'actor');--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "imports" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('IMPORT');

DROP INDEX "messages_affiliate_idx";--> statement-breakpoint
DROP INDEX "messages_list_idx";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_activity_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
-- by hand: when something was last said in the conversation (docs/decisions/087-latest-activity.md). Filling the column
-- is no change of a message.
ALTER TABLE "messages" DISABLE TRIGGER "updated_at";--> statement-breakpoint
UPDATE "messages" SET "last_activity_at" = greatest(
  "created_at", "first_reply_at", "last_answer_at",
  (SELECT max("reply_date") FROM "replies" WHERE "message_id" = "messages"."id"),
  (SELECT max("created_at") FROM "notes" WHERE "message_id" = "messages"."id"),
  (SELECT max("received_at") FROM "answers" WHERE "message_id" = "messages"."id" AND NOT "is_automatic"),
  (SELECT max("at") FROM "thread_events" WHERE "message_id" = "messages"."id"
    AND "kind" IN ('BOOKED', 'BOOKING_MOVED', 'BOOKING_CANCELLED', 'BOUNCED')));--> statement-breakpoint
ALTER TABLE "messages" ENABLE TRIGGER "updated_at";--> statement-breakpoint
-- What an import, an operator or a server of the version before writes has no such time.
CREATE OR REPLACE FUNCTION "stamp_last_activity_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.last_activity_at := greatest(NEW.last_activity_at, NEW.created_at, NEW.first_reply_at, NEW.last_answer_at);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "last_activity_at" BEFORE INSERT OR UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "stamp_last_activity_at"();--> statement-breakpoint
CREATE INDEX "messages_activity_idx" ON "messages" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "messages_list_idx" ON "messages" USING btree ("is_read","created_at","id","is_spam","stage","owner_id","service","source","affiliate_id");

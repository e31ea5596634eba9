ALTER TABLE "site_pictures" DROP CONSTRAINT "site_pictures_place_check";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_activity_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_place_check" CHECK ("site_pictures"."place" in ('logo', 'darkLogo', 'icon', 'sharedPicture'));--> statement-breakpoint
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
CREATE TRIGGER "last_activity_at" BEFORE INSERT OR UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "stamp_last_activity_at"();

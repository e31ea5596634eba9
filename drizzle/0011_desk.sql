CREATE TABLE "incoming_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"mail_id" text NOT NULL,
	"outcome" text NOT NULL,
	"message_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "incoming_mails_mail_key" UNIQUE("mail_id")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" bigint,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"unmatched" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_up_mails" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "follow_up_mails_pkey" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name_key" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"from_email" text NOT NULL,
	"from_name" text,
	"is_from_other" boolean NOT NULL,
	"is_unverified" boolean NOT NULL,
	"is_automatic" boolean NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text,
	"omitted" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid NOT NULL,
	"mention_ids" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "presences" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_writing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_pkey" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "reply_drafts" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_drafts_pkey" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "thread_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "stage" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "stage_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "follow_up_day" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "follow_up_note" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "value" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "first_reply_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "last_answer_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_tag" text;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_follow_up_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_up_mails" ADD CONSTRAINT "follow_up_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_events" ADD CONSTRAINT "thread_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mails_taken_idx" ON "incoming_mails" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "answers_message_idx" ON "answers" USING btree ("message_id","received_at","id");--> statement-breakpoint
CREATE INDEX "attachments_answer_idx" ON "attachments" USING btree ("answer_id","position");--> statement-breakpoint
CREATE INDEX "notes_message_idx" ON "notes" USING btree ("message_id","created_at","id");--> statement-breakpoint
CREATE INDEX "presences_user_idx" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reply_drafts_user_idx" ON "reply_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "thread_events_message_idx" ON "thread_events" USING btree ("message_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name_key" ON "reply_templates" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_stage_idx" ON "messages" USING btree ("stage","is_spam","is_read","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id","stage","is_spam","is_read","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_service_idx" ON "messages" USING btree ("service","stage","is_spam","is_read","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_owned_idx" ON "messages" USING btree ("is_read","created_at","id") WHERE "messages"."owner_id" is not null and not "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_due_idx" ON "messages" USING btree ("follow_up_day") WHERE "messages"."follow_up_day" is not null and not "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_value_idx" ON "messages" USING btree ("stage","value") WHERE not "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_follow_up_idx" ON "messages" USING btree ("is_read","created_at","id","follow_up_day","is_spam","owner_id") WHERE "messages"."follow_up_day" is not null and "messages"."stage" not in ('WON', 'LOST');--> statement-breakpoint
CREATE INDEX "messages_won_idx" ON "messages" USING btree ("stage_changed_at") WHERE "messages"."stage" = 'WON' and not "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "reviews_email_idx" ON "reviews" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_tag_key" UNIQUE("reply_tag");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_stage_check" CHECK ("messages"."stage" in ('NEW', 'IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_value_check" CHECK ("messages"."value" between 0 and 2000000000);--> statement-breakpoint
UPDATE "messages" SET "stage" = 'IN_CONTACT', "stage_changed_at" = "first"."at", "first_reply_at" = "first"."at"
FROM (SELECT "message_id", min("reply_date") AS "at" FROM "replies" GROUP BY "message_id") AS "first"
WHERE "messages"."id" = "first"."message_id";--> statement-breakpoint
UPDATE "reviews" SET "email" = "review_links"."email" FROM "review_links" WHERE "review_links"."used_at" = "reviews"."created_at";

CREATE TABLE "booking_hosts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"hours" jsonb NOT NULL,
	"days_off" date[] NOT NULL,
	"calendar_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_hosts_calendar_key" UNIQUE("calendar_hash")
);
--> statement-breakpoint
CREATE TABLE "booking_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"service" text NOT NULL,
	"note" text,
	"time_zone" text NOT NULL,
	"status" text DEFAULT 'CONFIRMED' NOT NULL,
	"outcome" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"reminder_mail_id" uuid,
	"reminded_by" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "bookings_order_check" CHECK ("bookings"."starts_at" < "bookings"."ends_at"),
	CONSTRAINT "bookings_status_check" CHECK ("bookings"."status" in ('CONFIRMED', 'CANCELLED')),
	CONSTRAINT "bookings_outcome_check" CHECK ("bookings"."outcome" in ('DONE', 'NO_SHOW'))
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"feed_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_pkey" PRIMARY KEY("feed_id","starts_at","ends_at"),
	CONSTRAINT "busy_times_order_check" CHECK ("busy_times"."starts_at" < "busy_times"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "host_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"sealed_url" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"event_count" integer DEFAULT 0 NOT NULL,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "slot_changes" (
	"host_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_added" boolean NOT NULL,
	CONSTRAINT "slot_changes_pkey" PRIMARY KEY("host_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "booking_hosts" ADD CONSTRAINT "booking_hosts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_tokens" ADD CONSTRAINT "booking_tokens_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_message_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_feed_id_host_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."host_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_feeds" ADD CONSTRAINT "host_feeds_host_id_booking_hosts_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."booking_hosts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_changes" ADD CONSTRAINT "slot_changes_host_id_booking_hosts_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."booking_hosts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_tokens_booking_idx" ON "booking_tokens" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_start_idx" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_host_idx" ON "bookings" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_message_idx" ON "bookings" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookings_reminded_idx" ON "bookings" USING btree ("starts_at") WHERE "bookings"."reminder_mail_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_reminder_idx" ON "bookings" USING btree ("starts_at") WHERE "bookings"."status" = 'CONFIRMED' and "bookings"."reminders" < 2;--> statement-breakpoint
CREATE INDEX "host_feeds_host_idx" ON "host_feeds" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "host_feeds_due_idx" ON "host_feeds" USING btree ("run_at");--> statement-breakpoint
-- by hand: of the calls of one host that take place no two overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_overlap_key" EXCLUDE USING gist ("host_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'CONFIRMED');

CREATE TABLE "newsletter_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"deferrals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"reply" text,
	"service_id" text,
	"left_at" timestamp with time zone,
	"complained_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_reader_key" UNIQUE("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_state_check" CHECK ("newsletter_deliveries"."state" in ('WAITING', 'HANDED', 'SENT', 'REFUSED', 'SKIPPED'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"campaign" text NOT NULL,
	"interest" text,
	"state" text NOT NULL,
	"pause_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_issues_post_key" UNIQUE("post_id"),
	CONSTRAINT "newsletter_issues_state_check" CHECK ("newsletter_issues"."state" in ('SENDING', 'PAUSED', 'SENT', 'STOPPED'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_pace" (
	"id" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_pace_id_check" CHECK ("newsletter_pace"."id" = 'site')
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"consent" text NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "newsletter_subscribers_email_key" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_state_check" CHECK ("newsletter_subscribers"."state" in ('PENDING', 'CONFIRMED', 'LEFT', 'BOUNCED', 'COMPLAINED'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"delivery_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_post_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscriber_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_delivery_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."newsletter_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_idx" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_due_idx" ON "newsletter_deliveries" USING btree ("run_at","id") WHERE "newsletter_deliveries"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_service_idx" ON "newsletter_deliveries" USING btree ("service_id") WHERE "newsletter_deliveries"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_issues_list_idx" ON "newsletter_issues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_updated_idx" ON "newsletter_issues" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_sending_idx" ON "newsletter_issues" USING btree ("id") WHERE "newsletter_issues"."state" = 'SENDING';--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_list_idx" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_updated_idx" ON "newsletter_subscribers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search_idx" ON "newsletter_subscribers" USING gin ((search_text("email")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber_idx" ON "newsletter_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_delivery_idx" ON "newsletter_tokens" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_expiry_idx" ON "newsletter_tokens" USING btree ("expires_at");--> statement-breakpoint
-- by hand: the time of the last change (drizzle/0031_keeping_in_step.sql).
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "newsletter_subscribers" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "newsletter_issues" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"();

CREATE TABLE "review_link_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_link_tokens_purpose_check" CHECK ("review_link_tokens"."purpose" in ('review', 'opt-out'))
);
--> statement-breakpoint
CREATE TABLE "review_ties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid,
	"review_id" uuid,
	"item_id" uuid,
	"service" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_ties_link_key" UNIQUE("link_id"),
	CONSTRAINT "review_ties_review_key" UNIQUE("review_id"),
	CONSTRAINT "review_ties_of_one_check" CHECK (num_nonnulls("review_ties"."link_id", "review_ties"."review_id") = 1)
);
--> statement-breakpoint
DROP INDEX "reviews_published_idx";--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "reminder_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "review_links" ADD COLUMN "opted_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "consent_words" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "withdrawal_token_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_link_tokens" ADD CONSTRAINT "review_link_tokens_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ties" ADD CONSTRAINT "review_ties_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ties" ADD CONSTRAINT "review_ties_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ties" ADD CONSTRAINT "review_ties_item_id_portfolio_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."portfolio_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_link_tokens_link_idx" ON "review_link_tokens" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "review_ties_item_idx" ON "review_ties" USING btree ("item_id","created_at","review_id");--> statement-breakpoint
CREATE INDEX "review_ties_service_idx" ON "review_ties" USING btree ("service","created_at","review_id");--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_links_message_idx" ON "review_links" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "review_links_email_idx" ON "review_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "review_links_reminder_idx" ON "review_links" USING btree ("mailed_at") WHERE (("review_links"."mailed_at" is not null and "review_links"."used_at" is null and "review_links"."revoked_at" is null and "review_links"."opted_out_at" is null) and "review_links"."reminders" < 2);--> statement-breakpoint
CREATE INDEX "reviews_published_idx" ON "reviews" USING btree ("created_at","id","rating") WHERE "reviews"."is_published";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_withdrawal_token_key" UNIQUE("withdrawal_token_hash");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_withdrawn_check" CHECK ("reviews"."withdrawn_at" is null or not "reviews"."is_published");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_consent_check" CHECK (("reviews"."consent_words" is null) = ("reviews"."consented_at" is null));--> statement-breakpoint
-- by hand: pages show what reviews belong to (0005_freshness.sql).
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_ties"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();

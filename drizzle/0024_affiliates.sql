ALTER TABLE "visit_figures" DROP CONSTRAINT "visit_figures_dimension_check";--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "state" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "page_hash" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "affiliate_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "affiliate_id" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "affiliate_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_affiliate_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_affiliate_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliates_state_idx" ON "affiliates" USING btree ("state","is_spam","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliates_affiliate_idx" ON "affiliates" USING btree ("affiliate_id") WHERE "affiliates"."affiliate_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_affiliate_idx" ON "messages" USING btree ("affiliate_id") WHERE "messages"."affiliate_id" is not null;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_code_key" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_page_key" UNIQUE("page_hash");--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_state_check" CHECK ("affiliates"."state" in ('NEW', 'ACCEPTED', 'DECLINED', 'ENDED'));--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_accepted_check" CHECK ("affiliates"."state" <> 'ACCEPTED' or "affiliates"."code" is not null);--> statement-breakpoint
ALTER TABLE "visit_figures" ADD CONSTRAINT "visit_figures_dimension_check" CHECK ("visit_figures"."dimension" in ('total', 'page', 'source', 'campaign', 'device', 'affiliate'));
DROP INDEX "affiliates_list_idx";--> statement-breakpoint
DROP INDEX "messages_list_idx";--> statement-breakpoint
DROP INDEX "messages_week_idx";--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "is_announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "affiliates_spam_idx" ON "affiliates" USING btree ("created_at","id") WHERE "affiliates"."is_spam";--> statement-breakpoint
CREATE INDEX "affiliates_all_idx" ON "affiliates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "affiliates_sender_idx" ON "affiliates" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "messages_spam_idx" ON "messages" USING btree ("is_read","created_at","id") WHERE "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_all_idx" ON "messages" USING btree ("is_read","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "affiliates_list_idx" ON "affiliates" USING btree ("created_at","id") WHERE not "affiliates"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_list_idx" ON "messages" USING btree ("is_read","created_at","id") WHERE not "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_week_idx" ON "messages" USING btree ("created_at") WHERE not "messages"."is_spam";
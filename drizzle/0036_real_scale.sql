-- by hand: presences hold posts and items too, in the place of editings, which 0.2 still uses. Of the indexes of messages, those stay
-- that 20,000 messages need (docs/performance.md).
ALTER TABLE "presences" DROP CONSTRAINT "presences_message_id_messages_id_fk";
--> statement-breakpoint
DROP INDEX "messages_stage_idx";--> statement-breakpoint
DROP INDEX "messages_service_idx";--> statement-breakpoint
DROP INDEX "messages_source_idx";--> statement-breakpoint
DROP INDEX "messages_owned_idx";--> statement-breakpoint
DROP INDEX "messages_due_idx";--> statement-breakpoint
DROP INDEX "messages_value_idx";--> statement-breakpoint
DROP INDEX "messages_follow_up_idx";--> statement-breakpoint
DROP INDEX "messages_won_idx";--> statement-breakpoint
DROP INDEX "messages_spam_idx";--> statement-breakpoint
DROP INDEX "messages_all_idx";--> statement-breakpoint
DROP INDEX "messages_campaign_idx";--> statement-breakpoint
DROP INDEX "messages_first_page_idx";--> statement-breakpoint
DROP INDEX "messages_sent_from_idx";--> statement-breakpoint
DROP INDEX "messages_week_idx";--> statement-breakpoint
DROP INDEX "messages_owner_idx";--> statement-breakpoint
DROP INDEX "messages_list_idx";--> statement-breakpoint
CREATE INDEX "messages_owner_idx" ON "messages" USING btree ("owner_id","follow_up_day","stage","is_spam","value","stage_changed_at");--> statement-breakpoint
CREATE INDEX "messages_list_idx" ON "messages" USING btree ("is_read","created_at","id","is_spam","stage","owner_id","service","source");
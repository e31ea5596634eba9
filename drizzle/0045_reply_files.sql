ALTER TABLE "attachments" ALTER COLUMN "answer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "reply_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "may_be_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_reply_idx" ON "attachments" USING btree ("reply_id","position") WHERE "attachments"."reply_id" is not null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_owner_check" CHECK (num_nonnulls("attachments"."answer_id", "attachments"."reply_id") = 1);
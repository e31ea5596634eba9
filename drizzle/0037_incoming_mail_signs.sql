CREATE TABLE "service_mail_ids" (
	"service_id" text PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"message_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "may_be_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "service_mail_ids" ADD CONSTRAINT "service_mail_ids_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_mail_ids_message_idx" ON "service_mail_ids" USING btree ("message_id");
ALTER TABLE "outgoing_mail" ADD COLUMN "deferrals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "server_reply" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "undelivered_at" timestamp with time zone;
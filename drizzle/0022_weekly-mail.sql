CREATE TABLE "weekly_mails" (
	"monday" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_weekly_mail" boolean DEFAULT false NOT NULL;
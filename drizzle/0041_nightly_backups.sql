CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"tries" integer DEFAULT 1 NOT NULL,
	"file" text,
	"bytes" bigint,
	"is_copied" boolean DEFAULT false NOT NULL,
	"failure" text,
	CONSTRAINT "backups_day_key" UNIQUE("day")
);

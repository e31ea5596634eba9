CREATE TABLE "erasure_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"marks" text[] NOT NULL,
	"counts" jsonb NOT NULL,
	"transaction" text NOT NULL,
	"record_ids" uuid[] NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"cleared_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "retention_rules_days_check" CHECK ("retention_rules"."days" between 7 and 7300)
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"day" date PRIMARY KEY NOT NULL,
	"sums" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp with time zone
);

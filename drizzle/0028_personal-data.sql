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

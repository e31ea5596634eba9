CREATE TABLE "clock_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"database_ahead_ms" bigint DEFAULT 0 NOT NULL
);

CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"service" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_service_check" CHECK ("affiliates"."service" in ('advertiser', 'publisher'))
);
--> statement-breakpoint
CREATE INDEX "affiliates_list_idx" ON "affiliates" USING btree ("created_at","id");
CREATE TABLE "visit_figures" (
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"visitors" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "visit_figures_pkey" PRIMARY KEY("dimension","day","name"),
	CONSTRAINT "visit_figures_dimension_check" CHECK ("visit_figures"."dimension" in ('total', 'page', 'source', 'campaign', 'device'))
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"medium" text,
	"campaign" text,
	"referrer" text,
	"device" text NOT NULL,
	CONSTRAINT "visits_pkey" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "found_source" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "medium" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "first_page" text;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "sent_from" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "found_source" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "medium" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "first_page" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sent_from" text;--> statement-breakpoint
CREATE INDEX "visit_figures_name_idx" ON "visit_figures" USING btree ("dimension","name","day");--> statement-breakpoint
CREATE INDEX "affiliates_source_idx" ON "affiliates" USING btree ("source","is_spam","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_source_idx" ON "messages" USING btree ("source","stage","is_spam","is_read","created_at","id");
CREATE TABLE "visit_months" (
	"dimension" text NOT NULL,
	"month" date NOT NULL,
	"through" date NOT NULL,
	"name" text NOT NULL,
	"visitors" bigint NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "visit_months_pkey" PRIMARY KEY("dimension","month","name")
);
--> statement-breakpoint
CREATE INDEX "messages_campaign_idx" ON "messages" USING hash ("campaign");--> statement-breakpoint
CREATE INDEX "messages_first_page_idx" ON "messages" USING hash ("first_page");--> statement-breakpoint
CREATE INDEX "messages_sent_from_idx" ON "messages" USING hash ("sent_from");
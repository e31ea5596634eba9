ALTER TABLE "visit_figures" ADD COLUMN "networks" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "visits_network_idx" ON "visits" USING btree ("day","network");
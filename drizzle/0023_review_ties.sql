CREATE TABLE "review_ties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid,
	"review_id" uuid,
	"item_id" uuid,
	"service" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_ties_link_key" UNIQUE("link_id"),
	CONSTRAINT "review_ties_review_key" UNIQUE("review_id"),
	CONSTRAINT "review_ties_of_one_check" CHECK (num_nonnulls("review_ties"."link_id", "review_ties"."review_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "review_ties" ADD CONSTRAINT "review_ties_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ties" ADD CONSTRAINT "review_ties_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_ties" ADD CONSTRAINT "review_ties_item_id_portfolio_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."portfolio_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_ties_item_idx" ON "review_ties" USING btree ("item_id","created_at","review_id");--> statement-breakpoint
CREATE INDEX "review_ties_service_idx" ON "review_ties" USING btree ("service","created_at","review_id");--> statement-breakpoint
CREATE INDEX "reviews_rating_idx" ON "reviews" USING btree ("rating") WHERE "reviews"."is_published";--> statement-breakpoint
-- by hand: pages show what reviews belong to (0005_freshness.sql).
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "review_ties"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();

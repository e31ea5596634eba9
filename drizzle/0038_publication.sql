-- by hand: what search compares. Only built-in functions that are alike in every locale and version; "public" by name,
-- because PostgreSQL builds indexes without a search path.
CREATE OR REPLACE FUNCTION "search_letters"(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := source;
BEGIN
  IF octet_length(letters) = char_length(letters) THEN
    letters := lower(letters);
  ELSE
    -- Diacritics, vowel points and invisible characters go.
    letters := regexp_replace(
      lower(normalize(letters, NFKD)),
      '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670'
      '\u06d6-\u06dc\u3099\u309a\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]+',
      '', 'g');
    IF letters ~ '[‘’‚‛′ʼ“”„‟″«»‹›‐‑‒–—―−⁄]' THEN
      letters := regexp_replace(regexp_replace(letters, '[‘’‚‛′ʼ]', '''', 'g'), '[“”„‟″«»‹›]', '"', 'g');
      letters := replace(regexp_replace(letters, '[‐‑‒–—―−]', '-', 'g'), '⁄', '/');
    END IF;
    -- translate() is slow for long lists.
    IF letters ~ '[øłđħŧıðς]' THEN
      letters := translate(letters, 'øłđħŧıðς', 'oldhtidσ');
    END IF;
    -- lower() of a database with the C locale leaves them.
    IF letters ~ '[ØŁĐĦŦÐΑ-ΩА-ЯЂЄЅІЈЉЊЋЏҐ]' THEN
      letters := translate(
        letters,
        'ØŁĐĦŦÐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
        'oldhtdαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ');
    END IF;
    IF letters ~ '[ßẞæÆœŒþÞ]' THEN
      letters := regexp_replace(regexp_replace(letters, '[ßẞ]', 'ss', 'g'), '[æÆ]', 'ae', 'g');
      letters := regexp_replace(regexp_replace(letters, '[œŒ]', 'oe', 'g'), '[þÞ]', 'th', 'g');
    END IF;
  END IF;
  -- 12,000 and 1,20,000 are searched as 12000 and 120000.
  IF letters ~ '\d[,'']\d\d' THEN
    letters := regexp_replace(letters, '(\d)[,''](?=\d{2,3}(?!\d))', '\1', 'g');
  END IF;
  RETURN letters;
END $$;
--> statement-breakpoint
-- Non-ASCII characters as escaped bytes, for pg_trgm.
CREATE OR REPLACE FUNCTION "search_text"(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := public.search_letters(source);
BEGIN
  IF octet_length(letters) = char_length(letters) AND strpos(letters, '\') = 0 THEN
    RETURN letters;
  END IF;
  RETURN encode(decode(replace(letters, '\', '\\'), 'escape'), 'escape');
END $$;
--> statement-breakpoint
-- Words between spaces: signs become spaces, characters of scripts without spaces become words.
CREATE OR REPLACE FUNCTION "search_split"(letters text, signs text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text := regexp_replace(letters, '[' || signs || ']+', ' ', 'g');
BEGIN
  IF octet_length(words) = char_length(words) THEN
    RETURN words;
  END IF;
  words := regexp_replace(
    words,
    '[\u0080-\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6'
    '\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e2f\u0e3f\u0e4f\u0e5a'
    '\u0e5b\u104a-\u104f\u10fb\u1361-\u1368\u17d4-\u17db\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff'
    '\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30a0\u30fb\ue000-\uf8ff\ufe10-\ufe6f'
    '\uff5f-\uff65\U0001f000-\U0001faff]+',
    ' ', 'g');
  RETURN regexp_replace(
    words,
    '([\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e4e\u0e81-\u0ecd\u1000-\u1049\u1780-\u17d3\u3041-\u3096'
    '\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])',
    ' \1 ', 'g');
END $$;
--> statement-breakpoint
-- Words joined by one sign count as one word too: Node.js is found by node, js and nodejs.
CREATE OR REPLACE FUNCTION "search_vector"(title text, excerpt text, body text, tags text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  signs CONSTANT text := '\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f';
  title_letters text := public.search_letters(title);
  -- The address of a link in Markdown is no text.
  readable text := regexp_replace(body, '\]\([^()\s]*', '] ', 'g');
  letters text := title_letters || ' ' || public.search_letters(excerpt || ' ' || readable || ' ' || array_to_string(tags, ' '));
  joined text;
BEGIN
  SELECT string_agg(DISTINCT regexp_replace(match[1], '[-''.&/_]', '', 'g'), ' ') INTO joined
    FROM regexp_matches(letters, '([a-z0-9\u00df-\u0ddf]+(?:[-''.&/_][a-z0-9\u00df-\u0ddf]+)+)', 'g') AS match
    WHERE length(match[1]) <= 60;
  -- Stop words count in titles alone, so that "The Who" is found and "the" does not find every post.
  RETURN to_tsvector('pg_catalog.english', public.search_split(letters, signs) || ' ' || coalesce(joined, ''))
    || to_tsvector('pg_catalog.simple', public.search_split(title_letters, signs));
END $$;
--> statement-breakpoint
-- Accepts any input, as websearch_to_tsquery does: quotes, "or" and a minus before a word keep their meaning.
CREATE OR REPLACE FUNCTION "search_query"(source text) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  signs CONSTANT text := '\u0001-\u001f\u0021\u0023-\u002c\u002e\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f';
  letters text := regexp_replace(public.search_letters(left(source, 1000)), '-(?=\s|$)', ' ', 'g');
  words text := public.search_split(regexp_replace(letters, '(?<=[^\s"])-', ' ', 'g'), signs);
  parsed tsquery;
BEGIN
  IF strpos(words, '"') = 0 THEN
    -- Characters of scripts without spaces must be adjacent.
    words := regexp_replace(words, '((?: [\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e4e\u0e81-\u0ecd\u1000-\u1049\u1780-\u17d3\u3041-\u3096'
      '\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff] ){2,})', ' "\1" ', 'g');
  END IF;
  parsed := websearch_to_tsquery('pg_catalog.english', words);
  IF numnode(parsed) = 0 THEN
    RETURN websearch_to_tsquery('pg_catalog.simple', words);
  END IF;
  IF letters ~ '[^\s"][-''.&/_][^\s"]' THEN
    letters := regexp_replace(letters, '(?<=[^\s"])[-''.&/_](?=[^\s"])', '', 'g');
    RETURN parsed || websearch_to_tsquery('pg_catalog.english', public.search_split(letters, signs));
  END IF;
  RETURN parsed;
END $$;
--> statement-breakpoint
-- Its cost says what PostgreSQL does not know: a stored vector is slow to read. Small tables use the index, too.
CREATE OR REPLACE FUNCTION "search_stored"(words tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 200 AS $$
BEGIN
  RETURN words;
END $$;
--> statement-breakpoint
DROP INDEX "affiliates_search_idx";--> statement-breakpoint
DROP INDEX "affiliates_beginning_idx";--> statement-breakpoint
DROP INDEX "messages_search_idx";--> statement-breakpoint
DROP INDEX "messages_beginning_idx";--> statement-breakpoint
DROP INDEX "reviews_search_idx";--> statement-breakpoint
DROP INDEX "reviews_beginning_idx";--> statement-breakpoint
DROP INDEX "blog_posts_author_idx";--> statement-breakpoint
DROP INDEX "blog_posts_search_idx";--> statement-breakpoint
DROP INDEX "blog_posts_title_idx";--> statement-breakpoint
DROP INDEX "blog_posts_beginning_idx";--> statement-breakpoint
DROP INDEX "portfolio_items_title_idx";--> statement-breakpoint
DROP INDEX "portfolio_items_beginning_idx";--> statement-breakpoint
DROP INDEX "audit_entries_search_idx";--> statement-breakpoint
DROP INDEX "pictures_search_idx";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
-- by hand: the first publication by the audit log, if its first entry about the state tells, else the creation.
WITH "entries" AS (
  SELECT DISTINCT ON ("subject_id") "subject_id", "action", "at",
    "before"->>'isPublished' AS "was", "after"->>'isPublished' AS "is"
  FROM "audit_entries"
  WHERE "action" LIKE 'blog.%' AND ("after"->>'isPublished' = 'true' OR "before"->>'isPublished' = 'true')
  ORDER BY "subject_id", "at", "id"
)
UPDATE "blog_posts" SET "published_at" = CASE
    WHEN "is" = 'true' AND "was" IS DISTINCT FROM 'true' AND "action" <> 'blog.create' THEN "at" ELSE "created_at" END
  FROM "entries" WHERE "entries"."subject_id" = "blog_posts"."id";--> statement-breakpoint
UPDATE "blog_posts" SET "published_at" = "created_at" WHERE "is_published" AND "published_at" IS NULL;--> statement-breakpoint
-- by hand: the first publication by the audit log, if its first entry about the state tells, else the creation.
WITH "entries" AS (
  SELECT DISTINCT ON ("subject_id") "subject_id", "action", "at",
    "before"->>'isPublished' AS "was", "after"->>'isPublished' AS "is"
  FROM "audit_entries"
  WHERE "action" LIKE 'portfolio.%' AND ("after"->>'isPublished' = 'true' OR "before"->>'isPublished' = 'true')
  ORDER BY "subject_id", "at", "id"
)
UPDATE "portfolio_items" SET "published_at" = CASE
    WHEN "is" = 'true' AND "was" IS DISTINCT FROM 'true' AND "action" <> 'portfolio.create' THEN "at" ELSE "created_at" END
  FROM "entries" WHERE "entries"."subject_id" = "portfolio_items"."id";--> statement-breakpoint
UPDATE "portfolio_items" SET "published_at" = "created_at" WHERE "is_published" AND "published_at" IS NULL;--> statement-breakpoint
-- by hand: Chinese, Japanese, Thai and the like are read by characters, so their reading time is derived again.
UPDATE "blog_posts" SET "renderer_version" = NULL WHERE "body" ~ '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff]';--> statement-breakpoint
-- by hand: earlier versions publish without a time of publication.
CREATE OR REPLACE FUNCTION "fill_published_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "published_at" BEFORE INSERT OR UPDATE ON "blog_posts" FOR EACH ROW
  WHEN (NEW.is_published AND NEW.published_at IS NULL) EXECUTE FUNCTION "fill_published_at"();--> statement-breakpoint
CREATE TRIGGER "published_at" BEFORE INSERT OR UPDATE ON "portfolio_items" FOR EACH ROW
  WHEN (NEW.is_published AND NEW.published_at IS NULL) EXECUTE FUNCTION "fill_published_at"();--> statement-breakpoint
-- by hand: a generated column, so that a search for adjacent words reads no texts; no select reads it.
ALTER TABLE "blog_posts" ADD COLUMN "search_words" tsvector GENERATED ALWAYS AS ("search_vector"("title", "excerpt", "body", "tags")) STORED;--> statement-breakpoint
CREATE INDEX "blog_posts_publication_idx" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "portfolio_items_publication_idx" ON "portfolio_items" USING btree ("published_at","id") WHERE "portfolio_items"."is_published";--> statement-breakpoint
CREATE INDEX "affiliates_search_idx" ON "affiliates" USING gin ((search_text("name" || chr(31) || "company_name" || chr(31) || "email" || chr(31) || "phone")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "affiliates_beginning_idx" ON "affiliates" USING btree ((left(search_text("name"), 64)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "messages_search_idx" ON "messages" USING gin ((search_text("name" || chr(31) || "email" || chr(31) || "contact_number" || chr(31) || "service" || chr(31) || coalesce("message", ''))) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "messages_beginning_idx" ON "messages" USING btree ((left(search_text("name"), 64)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reviews_search_idx" ON "reviews" USING gin ((search_text("name" || chr(31) || "company_name" || chr(31) || "position" || chr(31) || "client_feedback")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "reviews_beginning_idx" ON "reviews" USING btree ((left(search_text("name"), 64)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author","published_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search_stored"("search_words")) WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_title_idx" ON "blog_posts" USING gin ((search_text("title")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "blog_posts_beginning_idx" ON "blog_posts" USING btree ((left(search_text("title"), 64)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "portfolio_items_title_idx" ON "portfolio_items" USING gin ((search_text("title")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "portfolio_items_beginning_idx" ON "portfolio_items" USING btree ((left(search_text("title"), 64)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_search_idx" ON "audit_entries" USING gin ((search_text("actor_name" || chr(31) || "subject_label" || chr(31) || coalesce("address", '') || chr(31) || coalesce("request_id", ''))) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "pictures_search_idx" ON "pictures" USING gin ((search_text(coalesce("name", '') || chr(31) || coalesce("alt_text", ''))) gin_trgm_ops) WITH (gin_pending_list_limit=128);
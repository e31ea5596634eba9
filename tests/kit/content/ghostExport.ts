type Row = Record<string, unknown>;

/** A Ghost export with these tables, in the format of versions 4 to 6. */
export const ghostExport = (tables: Record<string, Row[]>): string =>
  JSON.stringify({ db: [{ meta: { exported_on: 1_700_000_000_000, version: '5.80.0' }, data: tables }] });

export const ghostPost = (fields: Row): Row => ({
  ...{ uuid: '00000000-0000-4000-8000-000000000000', type: 'post', status: 'published', visibility: 'public' },
  ...{ featured: 0, lexical: null, mobiledoc: null, feature_image: null, custom_excerpt: null, canonical_url: null },
  ...{ created_at: '2024-02-03T04:05:06.000Z', published_at: '2024-02-04T04:05:06.000Z' },
  ...fields,
});

import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { rules } from '#schema/rules.ts';
import { rootFields, roots, schema } from './schemaTypes.ts';

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

const objects = types.filter(isObjectType);

const inputs = types.filter(isInputObjectType);

describe('descriptions of the schema', () => {
  type Described = { path: string; description?: string | null | undefined };
  const ofField = (path: string, field: GraphQLField<unknown, unknown>): Described[] => [
    { path, description: field.description },
    ...field.args.map(({ name, description }) => ({ path: `${path}(${name})`, description })),
  ];
  const partsOf = (type: GraphQLNamedType): Described[] => {
    const own = [{ path: type.name, description: type.description }];
    if (isObjectType(type)) {
      return [
        ...own,
        ...Object.values(type.getFields()).flatMap((field) => ofField(`${type.name}.${field.name}`, field)),
      ];
    }
    const parts = isInputObjectType(type) ? Object.values(type.getFields()) : isEnumType(type) ? type.getValues() : [];
    return [...own, ...parts.map(({ name, description }) => ({ path: `${type.name}.${name}`, description }))];
  };
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  const all = [
    ...types.flatMap(partsOf),
    ...directives.flatMap(({ name, description, args }) => [
      { path: `@${name}`, description },
      ...args.map((arg) => ({ path: `@${name}(${arg.name})`, description: arg.description })),
    ]),
  ];

  test('every type, field, argument, enum value, input field and directive has a description', () => {
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter(({ description }) => !description?.trim()).map(({ path }) => path)).toEqual([]);
  });

  test('the description of a field names its role and the scopes that a token needs', () => {
    const last = (path: string) => {
      const [type = '', field = ''] = path.split('.');
      const owner = objects.find(({ name }) => name === type);
      return owner?.getFields()[field]?.description?.split('\n\n').at(-1);
    };
    expect(last('Query.messages')).toBe('Role: EMPLOYEE. Scopes of API tokens: MESSAGES_READ.');
    expect(last('Query.search')).toBe(
      'Role: EMPLOYEE. Scopes of API tokens: one of MESSAGES_READ, CONTENT_READ, REVIEWS_READ, AFFILIATES_READ.',
    );
    expect(last('Query.users')).toBe(
      'Role: ADMIN. Scopes of API tokens: no scope permits it, only a token without scopes.',
    );
    expect(last('Mutation.issueApiToken')).toBe('Role: ADMIN. API tokens: none.');
    expect(last('Arrival.message')).toBe('Scopes of API tokens: MESSAGES_READ.');
    expect(last('Query.reviewsByService')).not.toContain('Role');
  });

  test('introspection has the descriptions of schema/, also for scalars of libraries', () => {
    const said = (type: GraphQLNamedType) => type.astNode?.description?.value;
    expect(types.filter((type) => type.description !== said(type)).map(({ name }) => name)).toEqual([]);
    expect(schema.getType('UUID')?.description).toBe('A UUID in text form: 8-4-4-4-12 hexadecimal digits.');
  });

  test('every scalar of our own names its specification, where there is one', () => {
    const scalars = types.filter(isScalarType);
    const reported = Object.fromEntries(scalars.map(({ name, specifiedByURL }) => [name, specifiedByURL ?? null]));
    expect(reported).toEqual({
      DateTimeISO: 'https://scalars.graphql.org/andimarek/date-time.html',
      EmailAddress: 'https://www.rfc-editor.org/rfc/rfc6531#section-3.3',
      JSON: 'https://www.rfc-editor.org/rfc/rfc8259',
      NonNegativeInt: null,
      URL: 'https://url.spec.whatwg.org/#absolute-url-string',
      UUID: 'https://www.rfc-editor.org/rfc/rfc9562#name-uuid-format',
      Upload: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
    });
  });

  test('every enum value is in capitals, unless it is deprecated', () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues());
    const others = values.filter(({ name, deprecationReason }) => !/^[A-Z_]+$/.test(name) && !deprecationReason);
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('the schema contains only known kinds of types', () => {
    const others = types.filter(
      (type) =>
        ![isObjectType, isInputObjectType, isEnumType, isScalarType, isUnionType, isInterfaceType].some((isKind) =>
          isKind(type),
        ),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

describe('descriptions and validation rules', () => {
  type Def = {
    checks?: { _zod: { def: { check: string; maximum?: number; length?: number } } }[];
    innerType?: Rule;
    in?: Rule;
    out?: Rule;
    element?: Rule;
    options?: Rule[];
  };
  type Rule = { _zod: { def: Def } };
  function maxima({ _zod: { def } }: Rule): number[] {
    const own = (def.checks ?? []).flatMap(({ _zod: { def: check } }) => check.maximum ?? check.length ?? []);
    const parts = [def.innerType, def.in, def.out, def.element, ...(def.options ?? [])].filter(
      (part) => part !== undefined,
    );
    return [...own, ...parts.flatMap(maxima)];
  }
  const shapes = Object.entries(rules).map(
    ([name, rule]) => [name, rule._zod.def.shape as Record<string, Rule>] as const,
  );

  test('inputs and rules have the same fields', () => {
    const fields = (names: string[]) => names.sort();
    expect(Object.fromEntries(shapes.map(([name, shape]) => [name, fields(Object.keys(shape))]))).toEqual(
      Object.fromEntries(inputs.map((input) => [input.name, fields(Object.keys(input.getFields()))])),
    );
  });

  const textFields = inputs.flatMap((input) =>
    Object.values(input.getFields())
      .filter(({ type }) => getNamedType(type).name === 'String')
      .map((field) => ({ path: `${input.name}.${field.name}`, input: input.name, field })),
  );

  test.for(textFields)('the description of $path names its maximum', ({ input, field }) => {
    const said = [
      ...(field.description ?? '').matchAll(/(?:at most|exactly|the) (\d+) (?:characters|digits|of)/gi),
    ].map(([, number]) => Number(number));
    const shape = shapes.find(([name]) => name === input)?.[1] ?? {};
    const judged = maxima(shape[field.name] as Rule);
    expect(judged.length).toBeGreaterThan(0);
    expect(new Set(judged)).toEqual(new Set(said));
  });
});

test('no field is named like a secret, except known ones', () => {
  const reported = objects
    .filter((type) => !roots.includes(type))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
  // The key of a section keeps its identity on its page.
  const others = reported.filter((path) => !/Section\.key$/.test(path));
  const smelling = others.filter((path) => /hash|password|secret|otp|code|salt|key/i.test(path));
  // Returned once to their creator; and the count of recovery codes.
  expect(smelling.sort()).toEqual([
    'IssuedWebhook.secret',
    'RecoveryCodes.codes',
    'RecoveryCodes.id',
    'RecoveryCodes.secondStep',
    'RecoveryCodes.userId',
    'SecondStep.recoveryCodesLeft',
    'SecondStep.recoveryCodesMadeAt',
    'TotpSetup.id',
    'TotpSetup.secret',
    'TotpSetup.uri',
    'TotpSetup.userId',
  ]);
  // The results of signing in and of issuing a token.
  expect(reported.filter((path) => /\.token/i.test(path))).toEqual(['IssuedApiToken.token', 'Session.token']);
});

describe('lists', () => {
  const connections = objects.filter(({ name }) => name.endsWith('Connection'));
  test.for(connections.map((type) => [type.name, type] as const))(
    '%s has nodes, edges, pageInfo, totalCount',
    ([, type]) => {
      const fields = type.getFields();
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(['edges', 'nodes', 'pageInfo', 'totalCount']));
      const node = getNamedType(fields.nodes?.type);
      const edge = getNamedType(fields.edges?.type);
      expect(isObjectType(edge) && String(edge.getFields().node?.type)).toBe(`${node}!`);
      expect(isObjectType(edge) && String(edge.getFields().cursor?.type)).toBe('String!');
      expect([String(fields.pageInfo?.type), String(fields.totalCount?.type)]).toEqual([
        'PageInfo!',
        'NonNegativeInt!',
      ]);
    },
  );

  test('every root field that returns a list returns a connection with first (50, 1 to 200) and after', () => {
    for (const field of rootFields) {
      // As the Relay specification has it; bounded by the number of ids.
      if (field.name !== 'nodes') expect(String(field.type)).not.toMatch(/^\[/);
      if (!connections.some(({ name }) => String(field.type) === name)) continue;
      const [first, after] = field.args;
      expect([first?.name, String(first?.type), first?.defaultValue, after?.name, String(after?.type)]).toEqual([
        'first',
        'Int',
        50,
        'after',
        'String',
      ]);
      expect(first?.description).toContain('1 to 200');
    }
  });
});

describe('root fields of queries and mutations', () => {
  const fields = rootFields.filter(({ name }) => !schema.getSubscriptionType()?.getFields()[name]);
  const isMarked = ({ astNode }: (typeof fields)[number]) =>
    astNode?.directives?.some((directive) => directive.name.value === 'semanticNonNull') ?? false;
  const namesOf = (chosen: typeof fields) => chosen.map(({ name }) => name).sort();

  test('only the root fields that check a guess are non-null', () => {
    expect(namesOf(fields.filter(({ type }) => isNonNullType(type)))).toEqual(['signIn', 'verifyCode']);
  });

  test('a nullable root field is marked semanticNonNull unless null is an answer without an error', () => {
    expect(namesOf(fields.filter((field) => !isNonNullType(field.type) && !isMarked(field)))).toEqual([
      'affiliatePage',
      'author',
      'blogPost',
      'contentDraft',
      'currentApiToken',
      'freeTimes',
      'node',
      'nodes',
      'page',
      'portfolioItem',
      'preview',
      'redirectTarget',
      'review',
    ]);
  });
});

/** Types that are not stored objects: views of others, settings, and values returned once. */
const notStored =
  /^(Issued.*|CurrentApiToken|AffiliatePage|AuditActor|AuditApiToken|AuditSubject|AuthorProfile|Backup|BulkFailure|Colleague|Deletion|Editing|Erasure|FirstSteps|IndexNow|MailSettings|MediaUse|MessagePresence|OpenInvitation|PageSection|Person|Preview|RecoveryCodes|RetentionRule|RevisionAuthor|SearchResult|SecondStep|Site|SitePicture|Slot|SourceName|TotpSetup)$/;

test('every stored type has updatedAt', () => {
  const stored = objects.filter((type) => type.getFields().id && !notStored.test(type.name));
  const said = stored.map((type) => [type.name, String(type.getFields().updatedAt?.type)]);
  expect(said.length).toBeGreaterThan(25);
  expect(said).toEqual(said.map(([name]) => [name, 'DateTimeISO!']));
});

/** Lists assembled from other objects, and the list of deletions. */
const whole = ['auditActors', 'deletions', 'enquirySources', 'mediaUses'];

test('every list of stored objects takes sort and updatedSince', () => {
  const lists = rootFields.filter(({ type }) => /Connection$/.test(String(type)));
  const said = lists
    .filter(({ name }) => !whole.includes(name))
    .map(({ name, args }) => [
      name,
      args.filter((arg) => /^(sort|updatedSince)$/.test(arg.name)).map((arg) => `${arg.name}: ${arg.type}`),
    ]);
  expect(said).toEqual(said.map(([name]) => [name, ['sort: ListSort', 'updatedSince: DateTimeISO']]));
});

test('every type with an address of its own has an id', () => {
  const without = objects.filter(
    (type) =>
      !roots.includes(type) &&
      !/(Connection|Edge|Section|PreviewedSections|PageButton|PageCard|PageLogo|PagePerson|PageQuestion|PagePlan|PageInfo|Step|Session|Overview|Arrival|Count|Picture|PictureSource|EnquirySource|CampaignNames|Heading|Neighbours|Change|FollowUp|Tally|Pipeline|Bounce|Draft|BegunDrafts|Presence|ResultFigure|Filters|RevisionField|RenderedText|RenderedSections|PageText|PageTexts|PageTextField|SiteNetworks|NavigationEntry|SocialNetwork|SiteColours|SiteTags|OpeningHours|SiteNewsletter|NewsletterInterest|NewsletterSubscription|ImportedSubscribers|ReviewConsent|ReviewTie|ReviewSubject|ReviewPage|ServiceReviews|ReviewsByService|AffiliateFigures|AffiliateMonth|Insights|InsightTable|InsightRow|InsightPath|Figures|FreeSlot|FreeTimes|BookedCall|BookingRules|BookableSlots|BookingCheck|BookingDays|BookingHosts|SlotDays|Holdings|OfficeNotice|OfficeNotices|PersonalData|PersonalDataKind|PersonalDataRecord|PersonalDataExport|Retention|Backups|FocalPoint|WebhookRequest|WebhookResponse|ImportChoice|ImportReport|ImportSkipped|ImportLine|ImportUndone|ImportCounts|KeptSample|SampleGroup|SampleContent|MailTest|ImportTable|ImportColumn|ImportField|ImportDefault|ImportTableRow|ContentTranslation|SiteTranslation)$/.test(
        type.name,
      ) &&
      !type.getFields().id,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

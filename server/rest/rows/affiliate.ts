import { affiliateSentences, type KindWord, kindNames, kindWords } from '#schema/affiliate.ts';
import { connection, type Fields, page, present, type Row, said } from '#server/rest/row.ts';

const affiliateFields = 'id name companyName email phone service createdAt';
const presentAffiliate = (affiliate: Fields) => ({
  ...present(affiliate),
  service: kindWords[affiliate.service as keyof typeof kindWords] satisfies KindWord,
});

/** The calls of affiliates (spec section 7). */
export const affiliateRows: Row[] = [
  {
    method: 'POST',
    path: '/affiliate',
    operation: `mutation ($input: ApplyInput!) { apply(input: $input) { ${affiliateFields} } }`,
    input: 'ApplyInput',
    wire: (input) => ({ ...input, service: kindNames[input.service as KindWord] }),
    status: 201,
    body: ({ apply }) => ({
      success: true,
      message: affiliateSentences.applied,
      data: presentAffiliate(apply as Fields),
    }),
  },
  {
    method: 'GET',
    path: '/affiliate',
    operation: `query ${connection} { affiliates${page(affiliateFields)} }`,
    list: 'affiliates',
    bearer: true,
    status: 200,
    body: ({ affiliates }) => ({ success: true, data: (affiliates as Fields[]).map(presentAffiliate) }),
  },
  {
    method: 'DELETE',
    path: '/affiliate/:id',
    operation: 'mutation ($id: UUID!) { removeAffiliate(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: said(affiliateSentences.removed),
  },
];

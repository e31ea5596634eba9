import { affiliateStrings, type KindWord, kindNames, kindWords } from '#schema/affiliate.ts';
import { connection, page, type Row } from '#server/app/rest/row.ts';
import { type BodyConversions, item, list, success } from '#server/app/rest/shape.ts';

const affiliateFields = 'id name companyName email phone service createdAt';
const affiliate: BodyConversions = { enumNames: { service: kindWords } };

export const affiliateRows: Row[] = [
  {
    method: 'POST',
    path: '/affiliate',
    operation: `mutation ($input: ApplyInput!) { apply(input: $input) { ${affiliateFields} } }`,
    input: 'ApplyInput',
    convertInput: (input) => ({ ...input, service: kindNames[input.service as KindWord] }),
    status: 201,
    body: success(affiliateStrings.applied, { data: item('apply', affiliate) }),
  },
  {
    method: 'GET',
    path: '/affiliate',
    operation: `query ${connection} { affiliates${page(affiliateFields, 'folder: ALL, ')} }`,
    list: 'affiliates',
    bearer: true,
    status: 200,
    body: { success: true, data: list('affiliates', affiliate) },
  },
  {
    method: 'DELETE',
    path: '/affiliate/:id',
    operation: 'mutation ($id: UUID!) { removeAffiliate(id: $id) { id } }',
    bearer: true,
    status: 200,
    body: success(affiliateStrings.removed),
  },
];

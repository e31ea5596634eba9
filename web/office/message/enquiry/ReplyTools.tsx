import { useFragment } from '@apollo/client/react';
import type { RefObject } from 'react';
import { graphql } from '#web/gql/index.ts';
import { TemplatePicker } from '#web/office/message/replyTemplate/TemplatePicker.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useSession } from '#web/shared/session/session.ts';

const AddressedFragment = graphql(`
  fragment Enquiry_addressed on Message {
    id
    name
    service
  }
`);

type Props = { id: string; field: RefObject<HTMLTextAreaElement | null> };

export function ReplyTools({ id, field }: Props) {
  const { data } = useFragment({ fragment: AddressedFragment, from: { __typename: 'Message', id } });
  const values = {
    ...{ name: data.name ?? '', service: data.service ?? '' },
    ...{ brand: useSite().name, sender: useSession()?.user.name ?? '' },
  };
  return <TemplatePicker field={field} values={values} />;
}

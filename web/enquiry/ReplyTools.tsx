import { useFragment } from '@apollo/client/react';
import type { RefObject } from 'react';
import { useSite } from '#web/app/site.tsx';
import { graphql } from '#web/gql/index.ts';
import { TemplatePicker } from '#web/replyTemplate/TemplatePicker.tsx';
import { useSession } from '#web/session/session.ts';

const AddressedFragment = graphql(`
  fragment Enquiry_addressed on Message {
    id
    name
    service
  }
`);

type Props = { id: string; field: RefObject<HTMLTextAreaElement | null> };

/** The templates, filled for the message that is answered. */
export function ReplyTools({ id, field }: Props) {
  const { data } = useFragment({ fragment: AddressedFragment, from: { __typename: 'Message', id } });
  const values = {
    ...{ name: data.name ?? '', service: data.service ?? '' },
    ...{ brand: useSite().name, sender: useSession()?.user.name ?? '' },
  };
  return <TemplatePicker field={field} values={values} />;
}

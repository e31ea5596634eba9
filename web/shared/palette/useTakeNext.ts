import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router-dom';
import { deskStrings } from '#schema/desk.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import { paths } from '#web/shared/paths.ts';
import { NextEnquiriesDocument, TakeNextEnquiryDocument } from './documents.ts';

/**
 * @returns a function that makes the viewer the owner of the most urgent open enquiry without one, and opens it. An
 *   enquiry that a colleague takes or deletes meanwhile is passed over.
 */
export function useTakeNext(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    try {
      const { data } = await client.query({ query: NextEnquiriesDocument, fetchPolicy: 'no-cache' });
      for (const { id } of data?.messages.nodes ?? []) {
        if (!(await take(id))) continue;
        toast.success(deskStrings.taken);
        await navigate(paths.message(id));
        return;
      }
      toast.error(deskStrings.noneToTake);
    } catch (error) {
      toast.error(failureOf(error).message ?? deskStrings.assignFailed);
    }
  };

  /** @returns whether the viewer owns it now */
  async function take(id: string): Promise<boolean> {
    try {
      await client.mutate({ mutation: TakeNextEnquiryDocument, variables: { id } });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'CONFLICT' || failure.code === 'NOT_FOUND') return false;
      throw error;
    }
  }
}

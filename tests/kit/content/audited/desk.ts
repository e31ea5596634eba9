import { deskOperations } from '#tests/kit/content/desk.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import type { Case, Cases } from './case.ts';

type Reported = Pick<Awaited<ReturnType<Case>>, 'action' | 'before' | 'after'>;

const ofMessage =
  (operation: keyof typeof deskOperations, variables: object, reported: (adminId: string) => Reported): Case =>
  async ({ product, admin }) => {
    const { id, name: label } = await makeMessage(product);
    const act = () => admin.gql(deskOperations[operation], { id, ...variables });
    return { act, id, label, ...reported(admin.id as string) };
  };

export const deskCases: Cases = {
  takeMessage: [
    ofMessage('take', {}, (ownerId) => ({
      action: 'message.assign',
      before: { ownerId: null },
      after: { ownerId },
    })),
  ],
  assignMessage: [
    async ({ product, admin }) => {
      const { id, name: label } = await makeMessage(product);
      const { id: ownerId } = await product.signedIn('Employee');
      const act = () => admin.gql(deskOperations.assign, { id, ownerId });
      return { act, action: 'message.assign', id, label, before: { ownerId: null }, after: { ownerId } };
    },
  ],
  setMessageStage: [
    ofMessage('stage', { stage: 'LOST', lostReason: 'Too dear.' }, () => ({
      action: 'message.setStage',
      before: { stage: 'NEW', lostReason: null },
      after: { stage: 'LOST', lostReason: 'Too dear.' },
    })),
  ],
  setMessageFollowUp: [
    ofMessage('followUp', { followUp: { day: '2027-01-31', note: 'Call.' } }, () => ({
      action: 'message.setFollowUp',
      before: { followUpDay: null, followUpNote: null },
      after: { followUpDay: '2027-01-31', followUpNote: 'Call.' },
    })),
  ],
  setMessageSource: [
    ofMessage('source', { source: 'Came by  phone' }, () => ({
      action: 'message.setSource',
      before: { source: null },
      after: { source: 'came by phone' },
    })),
  ],
  setMessageValue: [
    ofMessage('value', { value: 180_000 }, () => ({
      action: 'message.setValue',
      before: { value: null },
      after: { value: 180_000 },
    })),
  ],
};

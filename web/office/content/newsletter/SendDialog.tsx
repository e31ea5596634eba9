import { useQuery } from '@apollo/client/react';
import { useWatch } from 'react-hook-form';
import { NewsletterIssueInput } from '#schema/newsletter.ts';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { DialogForm, FormDialog } from '#web/shared/forms/FormDialog.tsx';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { InputField, SelectField } from '#web/shared/ui/Field.tsx';
import {
  NewsletterIssuesDocument,
  NewsletterOverviewDocument,
  SendablePostsDocument,
  SendNewsletterDocument,
  TestNewsletterDocument,
} from './documents.ts';
import type { NewsletterFigures } from './newsletterFigures.ts';

type Props = { open: boolean; overview: NewsletterFigures; onClose: () => void };

export const SendDialog = ({ open, overview, onClose }: Props) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title="Send a Post"
    description="The post becomes a mail as it is now. Each post is sent once."
  >
    <SendForm overview={overview} onClose={onClose} />
  </FormDialog>
);

function SendForm({ overview, onClose }: Omit<Props, 'open'>) {
  const posts = useQuery(SendablePostsDocument, { fetchPolicy: 'cache-and-network' }).data?.blogPosts.nodes;
  const [send] = useCommand(SendNewsletterDocument, {
    sentences: { done: strings.started, failed: strings.sendFailed },
    refetchQueries: [NewsletterIssuesDocument, NewsletterOverviewDocument],
  });
  const [test, { loading: isTesting }] = useCommand(TestNewsletterDocument, {
    sentences: { done: strings.tested, failed: strings.testFailed },
  });
  const inputForm = useInputForm({
    rule: NewsletterIssueInput,
    defaultValues: { postId: '', subject: '', interest: '' },
    send: async (input) => {
      const { failure } = await send({ input });
      if (!failure) onClose();
      return failure;
    },
  });
  const { form, field } = inputForm;
  const [postId, interest] = useWatch({ control: form.control, name: ['postId', 'interest'] });
  const readers = overview.interests.find(({ name }) => name === interest)?.readers ?? overview.confirmed;
  const sendTest = async () => {
    if (await form.trigger()) await test({ input: NewsletterIssueInput.parse(form.getValues()) });
  };
  return (
    <DialogForm
      form={inputForm}
      submitLabel={`Send to ${readers} ${readers === 1 ? 'Reader' : 'Readers'}`}
      busyLabel="Sending..."
      aside={
        <Button variant="secondary" busy={isTesting} disabled={!postId} onClick={() => void sendTest()}>
          Test to Me
        </Button>
      }
    >
      <SelectField label="Post" required {...field('postId')}>
        <option value="">{posts ? 'Choose a post' : 'Loading...'}</option>
        {posts?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <InputField label="Subject" hint="Empty: the title of the post." autoComplete="off" {...field('subject')} />
      {overview.interests.length > 0 && (
        <SelectField label="Readers" {...field('interest')}>
          <option value="">{`Everybody (${overview.confirmed})`}</option>
          {overview.interests.map(({ name, readers: count }) => (
            <option key={name} value={name}>{`${name} (${count})`}</option>
          ))}
        </SelectField>
      )}
    </DialogForm>
  );
}

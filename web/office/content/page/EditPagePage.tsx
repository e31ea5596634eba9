import { pageStrings } from '#schema/pageStrings.ts';
import { EditContentPage } from '#web/office/content/edit/EditContentPage.tsx';
import { OfficeItemPage } from '#web/shared/app/OfficeItemPage.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { EditPageDocument } from '#web/site/content/page/documents.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import { PageForm } from './PageForm.tsx';
import { saveConfig } from './saveConfig.ts';

const Missing = () => (
  <OfficeItemPage
    noun="Page"
    back={
      <LinkButton variant="secondary" to={paths.managePages}>
        Manage Pages
      </LinkButton>
    }
    isMissing
    sentence={null}
    retry={() => undefined}
  />
);

export const EditPagePage = () => (
  <EditContentPage
    kind="PAGE"
    save={saveConfig}
    document={EditPageDocument}
    labels={{ title: 'Edit Page', failed: 'Loading Failed', view: 'View Page' }}
    sentence={pageStrings.failed}
    notFound={<Missing />}
    notice={<CreatedNotice />}
    form={PageForm}
  />
);

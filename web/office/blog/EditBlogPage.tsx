import { blogStrings } from '#schema/blogStrings.ts';
import { EditContentPage } from '#web/office/content/edit/EditContentPage.tsx';
import { BlogPostMissing } from '#web/site/blog/BlogPostMissing.tsx';
import { EditBlogPostDocument } from '#web/site/blog/documents.ts';
import { BlogForm } from './BlogForm.tsx';
import { saveConfig } from './saveConfig.ts';

export const EditBlogPage = () => (
  <EditContentPage
    kind="BLOG_POST"
    save={saveConfig}
    document={EditBlogPostDocument}
    labels={{ title: 'Edit Blog Post', failed: 'Error Loading Post', view: 'View Post' }}
    sentence={blogStrings.failed}
    notFound={<BlogPostMissing message={blogStrings.notFound} />}
    form={BlogForm}
  />
);

import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { insertBooking } from '#tests/kit/content/booking.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makePage } from '#tests/kit/content/page.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import { issueLink, makeReview } from '#tests/kit/content/review.ts';
import { makeWebhook } from '#tests/kit/content/webhook.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** Makes an object of each type of `Node` that the kit makes. @returns their ids by type */
export async function makeNodes(product: Product, admin: Person): Promise<Record<string, string>> {
  const post = await makePost(admin, { isPublished: true });
  const invite = 'mutation { inviteUser(input: { email: "n@staff.example", role: EMPLOYEE }) { id } }';
  const webhook = await makeWebhook(admin);
  const test = 'mutation ($id: UUID!) { testWebhook(id: $id) { id } }';
  return {
    BlogPost: post.id,
    Page: (await makePage(admin, { isPublished: true })).id,
    PortfolioItem: (await makeItem(admin, { isPublished: true })).id,
    Message: (await makeMessage(product)).id,
    Affiliate: (await makeAffiliate(product.nobody)).id,
    Booking: (await insertBooking(product, { hostId: admin.id, startsAt: new Date(Date.now() + 3_600_000) })).id,
    Invitation: (await admin.gql(invite)).data.inviteUser.id,
    MediaPicture: (await makePicture(admin)).id,
    PreviewLink: (await makePreview(admin, 'BLOG_POST', post.id)).id,
    Redirect: (await makeRedirect(admin)).id,
    ReplyTemplate: (await makeTemplate(admin)).id,
    Review: (await makeReview(admin)).id,
    ReviewLink: (await issueLink(admin)).reviewLink.id,
    User: (await product.signedIn('Employee')).id,
    Webhook: webhook.id,
    WebhookDelivery: (await admin.gql(test, { id: webhook.id })).data.testWebhook.id,
    AuditEntry: (await admin.gql('{ auditEntries(first: 1) { nodes { id } } }')).data.auditEntries.nodes[0].id,
  };
}

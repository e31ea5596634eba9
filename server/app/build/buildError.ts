/** A needed build is not possible; the message tells the operator what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}

export function mustBuild(state: 'missing' | 'older than its sources'): never {
  throw new BuildError(
    `dist/ is ${state}, and what builds it is not installed: npm ci --include=dev && npm run build, then npm prune --omit=dev --no-save if you like.`,
  );
}

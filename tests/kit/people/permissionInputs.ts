/** Who may use a field: everyone, members of staff, or admins only. */
export type PermissionAudience = 'public' | 'staff' | 'admin';
/** The audience of each root field, and an operation with it. */
export type PermissionTable = Record<string, [audience: PermissionAudience, operation: () => string]>;

export const review =
  '{ name: "Devika", companyName: "Harbour", position: "Owner", clientFeedback: "They did it.", rating: 5 }';
export const LATER = '2099-01-01T10:00:00.000Z';
export const somebody = '{ addresses: ["nobody@held.example"] }';

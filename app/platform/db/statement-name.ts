/** What a statement is called: what it does, and to which table first; nothing of its values. For traces. */
export function nameOfStatement(sql: string): { 'db.operation.name': string; 'db.collection.name'?: string } {
  const [operation = ''] = /[a-z]+/i.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i.exec(sql) ?? [];
  return { 'db.operation.name': operation.toLowerCase(), ...(table && { 'db.collection.name': table }) };
}

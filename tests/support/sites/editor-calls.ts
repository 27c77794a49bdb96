import { expect } from 'vitest';

/** What an editor does through the calls of the console, at any process of the site. */
export interface EditorCalls {
  /** Writes a thing of a kind in Chinese, and publishes it. @returns its id */
  publish(site: string, kind: string, fields: { shared: object; text: object }): Promise<number>;
  /** Publishes a text of a thing in a language. @param at `base`: the number of the text that it is written over, 0 for the first */
  rewrite(
    site: string,
    kind: string,
    at: { id: number; base: number; language?: string },
    fields: object,
  ): Promise<number>;
  /** Where readers find a thing. */
  addressOf(site: string, kind: string, id: number): Promise<string>;
}

/** @param token of a member of the staff who may publish */
export function editorCalls(token: string): EditorCalls {
  const authorization = { Authorization: `Bearer ${token}` };

  async function tell(site: string, path: string, body: object): Promise<{ id: number; number: number }> {
    const answer = await fetch(`${site}/api/console/content/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
    const said = await answer.text();
    expect([answer.status, said]).toEqual([200, expect.stringContaining('"code":0')]);
    const { data }: { data: { id: number; number: number } } = JSON.parse(said);
    return data;
  }

  const rewrite: EditorCalls['rewrite'] = async (site, kind, { id, base, language = 'zh-CN' }, fields) => {
    const { number } = await tell(site, 'save', { kind, id, language, base, fields });
    await tell(site, 'move', { kind, id, language, move: 'publish', number });
    return id;
  };

  return {
    rewrite,
    async publish(site, kind, fields) {
      const { id } = await tell(site, 'save', { kind, id: 0, language: 'shared', base: 0, fields: fields.shared });
      return rewrite(site, kind, { id, base: 0 }, fields.text);
    },
    async addressOf(site, kind, id) {
      const answer = await fetch(`${site}/api/console/content/${kind}/${id}`, { headers: authorization });
      const { data }: { data: { address: string } } = JSON.parse(await answer.text());
      return data.address;
    },
  };
}

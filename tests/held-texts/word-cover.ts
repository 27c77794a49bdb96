/** A word, or a Chinese character: what texts are compared by. Figures, signs and single letters say nothing by themselves. */
const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}]){2,}/gu;

interface Node {
  next: Map<string, Node>;
  /** Who holds the text that ends here. */
  holder?: string;
}

/** What a text is made of: who holds its pieces, and the words that nobody holds. */
export interface Cover {
  holders: string[];
  unheld: string[];
}

/** Texts that somebody holds, and whether others are made of them. */
export class HeldTexts {
  readonly #root: Node = { next: new Map() };

  /** Notes a text under who holds it; whoever came first remains. */
  hold(text: string, holder: string): void {
    let node = this.#root;
    for (const each of wordsOf(text)) {
      const next: Node = node.next.get(each) ?? { next: new Map() };
      node.next.set(each, next);
      node = next;
    }
    if (node !== this.#root) node.holder ??= holder;
  }

  /** Makes a text of as few pieces as possible, with as few words left over as possible. */
  cover(text: string): Cover {
    const words = wordsOf(text);
    const best: { cost: number; holder?: string; from: number }[] = [{ cost: 0, from: 0 }];
    const reach = (to: number, cost: number, from: number, holder?: string) => {
      const known = best[to];
      if (known === undefined || cost < known.cost) best[to] = holder ? { cost, from, holder } : { cost, from };
    };
    for (let at = 0; at < words.length; at += 1) {
      const cost = best[at]?.cost ?? 0;
      reach(at + 1, cost + 1000, at);
      let node: Node | undefined = this.#root;
      for (let to = at; node && to < words.length; to += 1) {
        node = node.next.get(words[to] ?? '');
        if (node?.holder) reach(to + 1, cost + 1, at, node.holder);
      }
    }
    return walkBack(words, best);
  }
}

function walkBack(words: string[], best: { holder?: string; from: number }[]): Cover {
  const cover: Cover = { holders: [], unheld: [] };
  for (let at = words.length; at > 0; at = best[at]?.from ?? 0) {
    const { holder, from = 0 } = best[at] ?? {};
    if (holder) cover.holders.unshift(holder);
    else cover.unheld.unshift(words[from] ?? '');
  }
  return cover;
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(word) ?? [];
}

export interface Answer { response: Response; tags: string[] }
export interface Site { fetch(request: Request, about: { requestId: string }): Promise<Answer>; canonicalPath(p: string): string | undefined; isPublic(p: string): boolean }

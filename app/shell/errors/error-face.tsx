import { isRouteErrorResponse } from 'react-router';
import { RetryLink } from '#platform/client/retry-link.tsx';
import { isNotReached } from '#platform/router/awake/page-guard.ts';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { Weave } from '#ui/weave/weave.tsx';
import { SiteLink } from '../link.tsx';
import { SearchBox } from '../search-box.tsx';
import css from './error-face.module.css';
import { type ErrorStatus, useErrorWords } from './use-error-words.ts';

/** What the site says where it cannot show a page, for every status that is to be expected (specification 8). */
export function ErrorFace({ error }: { error: unknown }) {
  const status = statusOf(error);
  const words = useErrorWords(status, waitOf(error));
  const mayPass = status === 'unreached' || status >= 500;
  return (
    <div className={css.face}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <Weave id={`error-${status}`} shape="square" className={css.picture} />
      <div>
        {status !== 'unreached' && <p className={css.status}>{status}</p>}
        <h1>
          <TitleWords>{words.title}</TitleWords>
        </h1>
        <p className={css.text}>{words.text}</p>
        {status === 404 && (
          <div className={css.search}>
            <SearchBox id="missing-search" />
          </div>
        )}
        <p className={css.ways}>
          <SiteLink to="/" className={css.home} reloads={mayPass}>
            {words.home}
          </SiteLink>
          {mayPass && <RetryLink />}
        </p>
      </div>
    </div>
  );
}

/** In how many minutes a page can be asked for again, where its refusal says so. */
function waitOf(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const wait: unknown = error.data?.wait;
  return typeof wait === 'number' ? wait : undefined;
}

/** The status of the answer; `unreached` where the network brought none; whatever else fails is ours: 500. */
function statusOf(error: unknown): ErrorStatus {
  if (isRouteErrorResponse(error)) return error.status;
  return isNotReached(error) ? 'unreached' : 500;
}

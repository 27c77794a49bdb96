import { useLingui } from '@lingui/react/macro';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, Under } from '#ui/console/list/row.tsx';
import page from '#ui/console/page/page.module.css';
import type { JobHealth } from './read-jobs.server.ts';

/** The jobs, and what the log calls them: when each last ran and how that ended. */
export function JobList({ jobs }: { jobs: readonly JobHealth[] }) {
  const { t } = useLingui();
  const states = {
    running: t`Running`,
    failed: t({ message: 'Failed', context: 'job' }),
    well: t({ message: 'OK', context: 'job' }),
    unknown: t`Not run yet`,
  };
  return (
    <List
      caption={t`Jobs`}
      columns={[
        { name: t`Job` },
        { name: t({ message: 'Result', context: 'job' }) },
        { name: t`Last run` },
        { name: t`Next run` },
      ]}
    >
      {jobs.map(({ name, does, state, began, next, failed }) => (
        <Row key={name}>
          <Cell ownLine>
            {does && <b>{does}</b>}
            <Under>
              <span lang="en" translate="no">
                {name}
              </span>
            </Under>
            {failed && <Failure {...failed} />}
          </Cell>
          <Cell short>{state === 'failed' ? <b className={page.late}>{states.failed}</b> : states[state]}</Cell>
          <Cell short called={t`Last run`}>
            {began}
          </Cell>
          <Cell short called={t`Next run`}>
            {next ?? '–'}
          </Cell>
        </Row>
      ))}
    </List>
  );
}

function Failure({ at, error }: NonNullable<JobHealth['failed']>) {
  const { t } = useLingui();
  return (
    <Under>
      {t`Last error, ${at}:`} <span lang="en">{error}</span>
    </Under>
  );
}

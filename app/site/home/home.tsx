import { Trans } from '@lingui/react/macro';
export function loader() { return { now: 'hello' }; }
export default function Home() { return <h1><Trans>Home</Trans></h1>; }

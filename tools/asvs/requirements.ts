import { input, web } from './chapters/input.ts';
import { care, ground } from './chapters/operation.ts';
import { access, authentication } from './chapters/people.ts';
import { levels } from './levels.ts';
import { notApplicable, type Requirement } from './requirement.ts';

/** Chapters about what is not here at all. */
const absent: Record<string, [demands: string, why: string]> = {
  '10': [
    'OAuth and OpenID Connect.',
    'The site is neither client, resource server nor provider of OAuth or OpenID Connect.',
  ],
  '17': ['WebRTC.', 'There is no WebRTC: no media server, no signalling.'],
};

const ofAbsent = [...levels].flatMap(([id, level]) => {
  const chapter = absent[id.split('.')[0] ?? ''];
  return chapter ? [notApplicable(id, level, ...chapter)] : [];
});

/** Every requirement of levels 1 and 2, and how it stands here. */
export const requirements: readonly Requirement[] = [
  ...input,
  ...web,
  ...authentication,
  ...access,
  ...ofAbsent,
  ...ground,
  ...care,
];

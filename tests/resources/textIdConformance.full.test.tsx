// Every declared resource where ids are texts, but for the one of npm test.
import { resources } from '../../src/app/pages.ts';
import { textIdConformance } from '../kit/screens/textIdConformance.tsx';

textIdConformance(resources.filter(({ name }) => name !== 'districts'));

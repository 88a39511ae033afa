// A declared resource with a reference, where ids are texts; the others are in the full suite.
import { resources } from '../../src/app/pages.ts';
import { textIdConformance } from '../kit/screens/textIdConformance.tsx';

textIdConformance(resources.filter(({ name }) => name === 'districts'));

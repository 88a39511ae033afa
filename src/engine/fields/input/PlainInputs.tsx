// Single-line field types with a specific on-screen keyboard.
import type { Entry } from '../fieldType.ts';
import { TextInput } from './TextInput.tsx';

export const PhoneInput = (entry: Entry) => <TextInput {...entry} type="tel" mode="tel" />;
export const EmailInput = (entry: Entry) => <TextInput {...entry} mode="email" />;
export const LinkInput = (entry: Entry) => <TextInput {...entry} mode="url" />;

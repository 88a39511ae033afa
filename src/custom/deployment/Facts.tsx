// The settings the deployment was created with.
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { files } from '../../../contract/files.ts';
import type { VersionInfo } from '../../../contract/terminals/versions.ts';
import { download } from '../../dataProvider/call.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useBytes } from './useBytes.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate(`deployment.facts.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PackageFile({ version }: { readonly version: VersionInfo }) {
  const translate = useTranslate();
  const showError = useFailure();
  const bytes = useBytes();
  const { file, lockerVersionFileId: fileId } = version;
  const name = file?.name ?? fileId;
  return (
    <Link
      component="button"
      type="button"
      className="line"
      aria-label={translate('deployment.facts.download', { name })}
      title={file?.sha256}
      onClick={() => void download(files.download, { fileId }).catch(showError)}
    >
      <Icon name="down2" />
      <span className="cut">{name}</span>
      {file && <span className="soft">{bytes(file.size)}</span>}
    </Link>
  );
}

export function Facts({ version }: { readonly version: VersionInfo }) {
  const translate = useTranslate();
  const { lockerVersionDescription: description, ringThreshold, resumedTime } = version;
  const first = version.lockerVersionTaskList.filter((task) => task.ring === 1).length;
  return (
    <section className="panel pad">
      <dl className="facts stack-8 rollout-facts">
        <Fact name="description">
          {description || <span className="faint">{translate('deployment.facts.nothing')}</span>}
        </Fact>
        <Fact name="upgradeTime">{moment(version.lockerVersionUpgradeTime)}</Fact>
        <Fact name="failureTime">{moment(version.lockerVersionFailureTime)}</Fact>
        <Fact name="file">
          <PackageFile version={version} />
        </Fact>
        <Fact name="created">{moment(version.creationTime)}</Fact>
        {ringThreshold != null && (
          <Fact name="threshold">
            {translate('deployment.facts.thresholdText', {
              smart_count: first,
              percent: ringThreshold,
            })}
          </Fact>
        )}
        {resumedTime != null && <Fact name="resumed">{moment(resumedTime)}</Fact>}
      </dl>
    </section>
  );
}

//! What the name of an Azure size tells.
//!
//! Microsoft writes family, vCPUs, vCPUs left switched on, features and version: `Standard_E16-4as_v5` is a memory
//! machine of 16 vCPUs with 4 switched on. Older names count otherwise (`Standard_D4` and `Standard_D4_v2` have 8
//! vCPUs, `Standard_D11_v2` has 2): they are not read.

/// A size whose cores stand in its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AzureSize {
    pub family: char,
    /// Switched on.
    pub vcpus: u32,
    /// Of the machine that is paid for.
    pub vcpus_paid: u32,
    pub features: String,
    pub version: Option<u32>,
}

impl AzureSize {
    /// `None` where the name does not tell the cores.
    pub fn read(name: &str) -> Option<Self> {
        let rest = name.strip_prefix("Standard_")?;
        let family = rest.chars().next().filter(char::is_ascii_uppercase)?;
        let (vcpus_paid, rest) = number(&rest[1..])?;
        let (vcpus, rest) = match rest.strip_prefix('-') {
            Some(rest) => number(rest)?,
            None => (vcpus_paid, rest),
        };
        let end = rest.find('_').unwrap_or(rest.len());
        let (features, rest) = rest.split_at(end);
        let version = match rest.strip_prefix("_v") {
            Some(version) => Some(version.parse().ok()?),
            None if rest.is_empty() => None,
            None => return None,
        };
        let is_plain = features.chars().all(|letter| letter.is_ascii_lowercase());
        let counts_otherwise = family == 'D' && version.is_none_or(|version| version < 3);
        (is_plain && vcpus > 0 && !counts_otherwise).then(|| Self {
            family,
            vcpus,
            vcpus_paid,
            features: features.to_owned(),
            version,
        })
    }

    /// Sizes of one series cost the same a vCPU.
    pub fn series(&self) -> String {
        format!(
            "{}{}_v{}",
            self.family,
            self.features,
            self.version.unwrap_or(1)
        )
    }

    pub fn is_arm(&self) -> bool {
        self.features.contains('p')
    }

    /// By the series' documented ratio, as recalled: the price list does not have it. Larger machines of the E series
    /// and of the first Arm ones (Dps and Eps of version 5) depart from theirs.
    pub fn memory_gib(&self) -> Option<u32> {
        let has = |letter| self.features.contains(letter);
        let is_first_arm = self.is_arm() && self.version == Some(5);
        let a_vcpu = match (self.family, self.version) {
            ('D' | 'F', _) if has('l') => 2,
            ('F', _) if has('m') => 8,
            ('F', None | Some(2)) => 2,
            ('D', _) if is_first_arm && self.vcpus_paid > 48 => return None,
            ('E', _) if is_first_arm && self.vcpus_paid > 20 => return None,
            ('D' | 'F', _) => 4,
            ('E', _) if self.vcpus_paid <= 48 => 8,
            _ => return None,
        };
        Some(a_vcpu * self.vcpus_paid)
    }
}

/// The number a text begins with, and what follows.
fn number(text: &str) -> Option<(u32, &str)> {
    let end = text
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}
